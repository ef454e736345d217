import { BOOKINGS_PAGE } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { onOpenChat } from '../../lib/open-chat.ts'
import { useLazy } from '../../ui/use-lazy.ts'

// Fetched when first clicked.
const loadChat = () => import('./chat-dialog.tsx').then(({ ChatDialog }) => ChatDialog)

/** The way to support. The bell opens it too. */
export function ChatButton() {
  const { Part: ChatDialog, fetchPart } = useLazy(loadChat)
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  useEffect(() => onOpenChat(() => void fetchPart().then(setOpen)), [fetchPart])
  const bookingId = pathname.startsWith(`${BOOKINGS_PAGE}/`) ? decodeURIComponent(pathname.split('/')[3] ?? '') : null
  return (
    <>
      <button type="button" className="link inline-flex min-h-11 items-center noscript:hidden" onClick={() => void fetchPart().then(setOpen)}>
        {say`Message support`}
      </button>
      {open && ChatDialog && <ChatDialog bookingId={bookingId || null} onClose={() => setOpen(false)} />}
    </>
  )
}
