import { JoinWaitingList } from '../../features/waiting-list/index.ts'
import { useShell } from '../../lib/shell.ts'

interface WaitForWeekProps {
  /** A resort, city, region or country by its id. */
  readonly where: string
  readonly months: readonly string[]
  readonly bedrooms: number
  readonly by: 'cash' | 'exchange'
  readonly currency: string
}

/** The ongoing search: the first week that appears is held for who waits. Guests have nothing to exchange. */
export function WaitForWeek({ where, months, bedrooms, by, currency }: WaitForWeekProps) {
  const { user } = useShell()
  if (by === 'exchange' && !user) return null
  return <JoinWaitingList key={`${where} ${months} ${bedrooms} ${by}`} wanted={{ product: 'RST', fields: { where, months, bedrooms, by }, currency }} />
}
