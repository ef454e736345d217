import { isDay } from '@sojourn/kernel'
import { TooSoonDialog } from '../../../lib/too-soon-dialog.tsx'
import type { Prebook } from '../desk.ts'
import type { Attempt } from '../prebook-machine.ts'

/** The house takes nobody so soon: the dialog of the whole product. Dismissed, the page is as it was. */
export function TooSoon({ attempt: { earliest }, prebook }: { attempt: Extract<Attempt, { step: 'too_soon' }>; prebook: Prebook }) {
  return <TooSoonDialog earliest={earliest && isDay(earliest) ? earliest : null} onDismiss={prebook.letBe} />
}
