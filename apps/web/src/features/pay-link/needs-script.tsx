import { Note } from '../../ui/note.tsx'

/** Says what does not work without JavaScript, and why. */
export function NeedsScript({ children }: { children: string }) {
  return (
    <noscript>
      <Note kind="care" className="mt-4">
        {children}
      </Note>
    </noscript>
  )
}
