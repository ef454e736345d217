import { currentLanguage } from '@sojourn/i18n'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { afterLoad } from '../../lib/after-load.ts'
import { claimForOutsider, claimForPayment } from '../../lib/outside-script.ts'
import { useShell } from '../../lib/shell.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { type Outside, startOutsideChat } from './outside-chat-adapters.ts'
import { mayHaveOutsideChat } from './page-kind.ts'

const IDLE_AFTER_MS = 2_000

/**
 * The chat of another company, once the page has nothing else to do, in a document whose policy is open to it. Between the pages that may have it and those
 * that take a payment the way is another document, so that nothing of it is there when a card is typed.
 */
export function OutsideChat({ chat }: { chat: Outside }) {
  const { pathname } = useLocation()
  const isIn = useShell().user !== null
  const isAllowed = mayHaveOutsideChat(pathname)
  useEffect(() => {
    window.addEventListener('click', crossByDocument, true)
    return () => window.removeEventListener('click', crossByDocument, true)
  }, [])
  useEffect(() => {
    if (isAllowed) return
    // Whatever led here: with the script in it, this document takes no payment.
    if (!claimForPayment()) location.replace(location.href)
  }, [isAllowed])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is asked again after signing in or out
  useEffect(() => {
    if (!isAllowed || document.documentElement.dataset.openTo !== new URL(chat.script_url).origin) return
    let callOffIdle = () => {}
    const callOff = afterLoad(() => {
      callOffIdle = whenIdle(() => {
        if (claimForOutsider()) startOutsideChat(chat, currentLanguage())
      }, IDLE_AFTER_MS)
    })
    return () => {
      callOff()
      callOffIdle()
    }
  }, [isAllowed, chat, isIn])
  return null
}

/** A link across the border is followed by the browser and not by the router. */
function crossByDocument(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.origin !== location.origin) return
  if (mayHaveOutsideChat(link.pathname) !== (document.documentElement.dataset.openTo !== undefined)) event.stopImmediatePropagation()
}
