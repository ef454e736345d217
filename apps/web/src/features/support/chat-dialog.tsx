import { bookingPage } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { Link } from 'react-router'
import { Dialog } from '../../ui/dialog.tsx'
import { MessageForm } from './message-form.tsx'
import { MessageList } from './message-list.tsx'
import { sendMessage } from './support-api.ts'
import { useThreads } from './use-threads.ts'

interface ChatProps {
  /** The booking whose page this is; null on all others. */
  readonly bookingId: string | null
  readonly onClose: () => void
}

/** The chat with support: what was written about this booking, or about nothing in particular, and below it what was written about others. */
export function ChatDialog({ bookingId, onClose }: ChatProps) {
  const { state, reload } = useThreads()
  const threads = state.kind === 'shown' ? state.threads : []
  const here = threads.find((thread) => thread.booking_id === bookingId)
  const others = threads.filter((thread) => thread !== here)
  const send = async (message: { message_id: string; text: string }) => {
    const answer = await sendMessage({ ...message, ...(bookingId && { booking_id: bookingId }) })
    if (answer.ok) await reload()
    return answer.ok ? null : answer.message
  }
  return (
    <Dialog
      open
      title={bookingId ? say`Support for this booking` : say`Message support`}
      lead={say`You can leave this page. Replies appear here and in your notifications.`}
      onClose={onClose}
      foot={<MessageForm label={say`Your message`} onSend={send} />}
    >
      {state.kind === 'failed' && (
        <p role="alert" className="text-body text-stop">
          {state.message}
        </p>
      )}
      {here && <MessageList messages={here.messages} own="traveller" />}
      {others.map((thread) => (
        <section key={thread.thread_id} className="mt-6 border-t border-rule pt-4">
          <h3 className="mb-3 text-small font-[620]">
            {thread.booking_id ? (
              <Link to={bookingPage(thread.booking_id)} className="link" onClick={onClose}>{say`About a booking`}</Link>
            ) : (
              say`Other questions`
            )}
          </h3>
          <MessageList messages={thread.messages} own="traveller" />
        </section>
      ))}
    </Dialog>
  )
}
