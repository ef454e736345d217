import { type ComponentProps, useEffect } from 'react'
import type { SalePanel } from '../../features/agent-desk/index.ts'
import { useShell } from '../../lib/shell.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLazy } from '../../ui/use-lazy.ts'

const loadPart = () => import('../../features/agent-desk/index.ts').then(({ SalePanel: Panel }) => Panel)

/** At an agent's checkout, what their client pays: a late part, for agents alone. */
export function SalePlace(props: Omit<ComponentProps<typeof SalePanel>, 'client'>) {
  const client = useShell().desk?.client?.name ?? null
  const { Part, fetchPart } = useLazy(loadPart)
  useEffect(() => void fetchPart(), [fetchPart])
  return Part ? <Part {...props} client={client} /> : <Skeleton className="mt-4 h-60" />
}
