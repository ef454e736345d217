import type { AgencyDeskShape } from '@sojourn/contracts'
import { useEffect } from 'react'
import { useShell } from '../../lib/shell.ts'
import { useLazy } from '../../ui/use-lazy.ts'

const loadPart = async () => {
  const [{ AgentBar }, { DeskCredit }] = await Promise.all([import('../../features/agent-desk/index.ts'), import('./desk-credit.tsx')])
  // Where the header has the credit itself it is here on screens that are too narrow for that.
  return ({ desk, inHeader }: { desk: AgencyDeskShape; inHeader: boolean }) => (
    <AgentBar desk={desk} credit={<DeskCredit className={inHeader ? 'lg:hidden' : ''} />} />
  )
}

/** For whom an agent works, below the bar of every page: a lazy part, for agents alone. */
export function AgentBarPlace() {
  const { desk, organisation } = useShell()
  const { Part, fetchPart } = useLazy(loadPart)
  const isAgent = desk !== null
  useEffect(() => {
    if (isAgent) void fetchPart()
  }, [isAgent, fetchPart])
  if (!desk) return null
  return Part ? <Part desk={desk} inHeader={organisation.header === 'v3'} /> : <div className="h-13.25 border-b border-rule bg-sheet" />
}
