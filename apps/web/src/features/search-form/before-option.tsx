import { say } from '@sojourn/i18n'
import type { ComboboxOption } from '../../ui/combobox.tsx'
import { History } from '../../ui/icons/history.tsx'

export const BEFORE = 'before:'

interface BeforeOption {
  readonly id: string
  readonly label: string
  /** When, and for whom. */
  readonly detail: string
  readonly onRemove: () => void
}

/** An earlier search: its place with its other fields. It can be removed. */
export const beforeOption = ({ id, label, detail, onRemove }: BeforeOption): ComboboxOption => ({
  id: BEFORE + id,
  label,
  group: say`Recent searches`,
  lead: <History aria-hidden size={18} className="shrink-0 self-center text-ink-3" />,
  below: detail,
  onRemove,
})
