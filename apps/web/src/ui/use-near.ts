import { type RefObject, useEffect, useRef, useState } from 'react'

/** So near the edge of the screen it is fetched. */
const NEAR = '400px'

/** Whether an element has come near the screen, once it has: what it shows is fetched then. */
export function useNear<Element extends HTMLElement>(): { readonly box: RefObject<Element | null>; readonly isNear: boolean } {
  const box = useRef<Element>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element || isNear) return
    const watch = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true), { rootMargin: NEAR })
    watch.observe(element)
    return () => watch.disconnect()
  }, [isNear])
  return { box, isNear }
}
