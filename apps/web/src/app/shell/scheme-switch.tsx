import { say } from '@sojourn/i18n'
import { useRevalidator } from 'react-router'
import { keepScheme, type Scheme } from '../../lib/scheme.ts'
import { useShell } from '../../lib/shell.ts'

const NEXT: Record<Scheme, Scheme> = { system: 'light', light: 'dark', dark: 'system' }
const TEXTS: Record<Scheme, string> = { system: say`Theme: Automatic`, light: say`Theme: Light`, dark: say`Theme: Dark` }

/** Day, night, or as the device says. */
export function SchemeSwitch() {
  const { scheme } = useShell()
  const { revalidate } = useRevalidator()
  const change = () => {
    keepScheme(NEXT[scheme])
    void revalidate()
  }
  return (
    <button type="button" className="link inline-flex min-h-11 items-center" onClick={change}>
      {TEXTS[scheme]}
    </button>
  )
}
