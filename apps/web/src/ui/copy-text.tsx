import { say } from '@sojourn/i18n'
import { useId } from 'react'
import { Button } from './button.tsx'
import { Copy } from './icons/copy.tsx'
import { useToast } from './toast.tsx'

/** An address to be taken along: shown whole, copied by a click. `copied` is said then. */
export function CopyText({ label, text, copied }: { label: string; text: string; copied: string }) {
  const id = useId()
  const toast = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast(copied)
    } catch {
      // It is shown: where scripts may not write to the clipboard, it is copied by hand.
      toast(say`Copy this link: ${text}`, 12_000)
    }
  }
  return (
    <div>
      <label htmlFor={id} className="label">
        {label}
      </label>
      <div className="flex gap-2">
        <input id={id} readOnly value={text} dir="ltr" onFocus={(event) => event.currentTarget.select()} className="field min-w-0 flex-1" />
        <Button onClick={() => void copy()}>
          <Copy aria-hidden size={16} /> {say`Copy`}
        </Button>
      </div>
    </div>
  )
}
