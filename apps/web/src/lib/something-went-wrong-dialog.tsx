import { say } from '@sojourn/i18n'
import { CircleAlert } from '../ui/icons/circle-alert.tsx'
import { MessageDialog } from '../ui/message-dialog.tsx'

/** A2.14, A8.3: something failed that the person can do nothing about but try again. `detail` says what was and was not done. */
export function SomethingWentWrongDialog({ detail, onDismiss }: { detail?: string; onDismiss: () => void }) {
  return (
    <MessageDialog
      title={say`SORRY, SOMETHING WENT WRONG`}
      sign={<CircleAlert aria-hidden size={32} strokeWidth={1.75} className="text-stop" />}
      onDismiss={onDismiss}
    >
      <p className="text-body text-ink-2">{detail ?? say`Nothing was changed. Please try again in a moment.`}</p>
    </MessageDialog>
  )
}
