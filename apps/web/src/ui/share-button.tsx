import { say } from '@sojourn/i18n'
import { Button } from './button.tsx'
import { Share2 } from './icons/share-2.tsx'
import { useToast } from './toast.tsx'

interface ShareButtonProps {
  /** The page to share, as a path with its query. */
  readonly path: string
  readonly title: string
  /** Said once it is copied: what opens by it. */
  readonly copied: string
  readonly className?: string
  /** On a phone the sign says it alone. */
  readonly short?: boolean
}

/** Shares an address by the device's own dialog; else copies it; else shows it. */
export function ShareButton({ path, title, copied, className, short = false }: ShareButtonProps) {
  const toast = useToast()
  const share = async () => {
    const url = new URL(path, location.origin).href
    try {
      if (navigator.share) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      toast(copied)
    } catch (fault) {
      // A person who closed the device's own sheet chose so.
      if (fault instanceof DOMException && fault.name === 'AbortError') return
      toast(say`Copy this link: ${url}`, 12_000)
    }
  }
  return (
    <Button size="small" className={className} onClick={() => void share()}>
      <Share2 aria-hidden size={16} /> <span className={short ? 'max-sm:sr-only' : undefined}>{say`Share`}</span>
    </Button>
  )
}
