import { say } from '@sojourn/i18n'
import { useEffect, useRef } from 'react'

/** Shown next to the button of a choice where neither the answer nor the panels could be fetched; brought into view where the button is at the edge of the screen. */
export function Unreached() {
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // What browsers answer here is no clean-up: some a promise.
    said.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <p
      ref={said}
      role="alert"
      className="mt-3 text-small font-[540] text-stop"
    >{say`We lost the connection, and nothing was charged. Try again when you're back online; it won't be held twice.`}</p>
  )
}
