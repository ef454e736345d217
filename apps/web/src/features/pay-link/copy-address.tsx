import { say } from '@sojourn/i18n'
import { Button } from '../../ui/button.tsx'
import { Copy } from '../../ui/icons/copy.tsx'
import { useToast } from '../../ui/toast.tsx'

/** Copies the address of a pay link; where that is not allowed, shows it. */
export function CopyAddress({ url, label = say`Copy link` }: { url: string; label?: string }) {
  const toast = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toast(say`Link copied. Only your client can pay with it.`)
    } catch {
      toast(say`Copy this link: ${url}`, 12_000)
    }
  }
  return (
    <Button size="small" onClick={() => void copy()}>
      <Copy aria-hidden size={16} /> {label}
    </Button>
  )
}
