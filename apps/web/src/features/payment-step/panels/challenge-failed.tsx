import { Note } from '../../../ui/note.tsx'

/** A8.8: the bank's check failed or was closed. */
export function ChallengeFailed() {
  return (
    <Note kind="wrong" live className="mb-5">
      <p className="font-[640]">Please enter another payment method</p>
      <p className="text-ink-2">Your bank did not confirm the payment. Nothing was charged and your room is still held.</p>
    </Note>
  )
}
