import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a step to another page the focus is where its content begins, as after the load of a document, so that the keyboard and the screen reader go on from
 * there. A page that has put the focus somewhere itself keeps it; so does a dialog, and a link to a place within the page.
 */
export function useArrival(): void {
  const { pathname, hash } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const content = document.getElementById('content')
    if (!content || hash || content.contains(document.activeElement) || document.querySelector('dialog[open]')) return
    content.tabIndex = -1
    content.focus({ preventScroll: true })
  }, [pathname, hash])
}
