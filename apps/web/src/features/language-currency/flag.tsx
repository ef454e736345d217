import { useState } from 'react'
import { Globe } from '../../ui/icons/globe.tsx'

/** The country a language is written as in, `MX` of `es-MX`; null for one that is of no single country. */
const countryOf = (language: string): string | null => new Intl.Locale(language).region ?? null

/** The flag next to a language. Where a language is of no single country, or the picture does not come, a globe is shown in its place. */
export function Flag({ language }: { language: string }) {
  const [failed, setFailed] = useState(false)
  const country = countryOf(language)
  if (!country || failed) return <Globe aria-hidden size={18} className="w-6 shrink-0 self-center" />
  return (
    <img
      src={`/flags/${country.toLowerCase()}.svg`}
      alt=""
      width={24}
      height={16}
      onError={() => setFailed(true)}
      className="h-4 w-6 shrink-0 self-center border border-rule"
    />
  )
}
