import { useEffect } from 'react'
import { useShell } from '../../lib/shell.ts'
import { useLazy } from '../../ui/use-lazy.ts'

const loadPart = () => import('../../features/agent-desk/index.ts').then(({ AgentBar }) => AgentBar)

/** For whom an agent works, below the bar of every page: a late part, for agents alone. */
export function AgentBarPlace() {
  const { desk } = useShell()
  const { Part, fetchPart } = useLazy(loadPart)
  const isAgent = desk !== null
  useEffect(() => {
    if (isAgent) void fetchPart()
  }, [isAgent, fetchPart])
  if (!desk) return null
  return Part ? <Part desk={desk} /> : <div className="h-13.25 border-b border-rule bg-sheet" />
}
