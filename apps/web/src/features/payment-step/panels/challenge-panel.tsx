import { useEffect, useRef } from 'react'

/**
 * The 3-D Secure overlay: the bank's page in a frame of the gateway's origin, our bar with CLOSE above it (A2.12). The frame cannot be left by
 * accident: Escape does what CLOSE does. A message from the frame only makes us ask the server.
 */
export function ChallengePanel({ url, onClose, onReturned }: { url: string; onClose: () => void; onReturned: () => void }) {
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = box.current
    if (dialog && !dialog.open) dialog.showModal()
    return () => dialog?.close()
  }, [])
  useEffect(() => {
    const origin = new URL(url).origin
    const hear = (event: MessageEvent) => {
      const body: unknown = event.data
      if (event.origin === origin && typeof body === 'object' && body !== null && (body as { type?: unknown }).type === 'sojourn:3ds-return') onReturned()
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [url, onReturned])
  return (
    <dialog
      ref={box}
      aria-labelledby="challenge-title"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className="dialog border-ink md:w-[35rem]"
    >
      <header className="flex items-center justify-between gap-4 border-b border-rule px-5 py-3">
        <div>
          <h2 id="challenge-title" className="text-field font-[640]">
            Your bank asks you to confirm
          </h2>
          <p className="text-caption text-ink-2">Nothing is charged until you do. Your room stays held.</p>
        </div>
        <button type="button" onClick={onClose} className="button min-h-10 border-rule-2 px-4 text-small text-ink hover:border-ink">
          CLOSE
        </button>
      </header>
      <iframe
        src={url}
        title="3-D Secure"
        className="block h-[70vh] max-h-[32rem] w-full bg-white"
        sandbox="allow-forms allow-scripts allow-same-origin"
        referrerPolicy="strict-origin"
      />
    </dialog>
  )
}
