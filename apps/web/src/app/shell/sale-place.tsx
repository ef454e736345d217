import { type ComponentProps, useEffect } from 'react'
import type { SalePanel } from '../../features/agent-desk/index.ts'
import { useShell } from '../../lib/shell.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLazy } from '../../ui/use-lazy.ts'

/** As high as the panel with its lines of text, so that what follows does not move when it comes. */
const PANEL_PLACE = 'mt-4 h-74.5 md:h-70 lg:h-74.5'

const loadPart = () => import('../../features/agent-desk/index.ts').then(({ SalePanel: Panel }) => Panel)

/** At an agent's checkout, what their client pays: a lazy part, for agents alone. */
export function SalePlace(props: Omit<ComponentProps<typeof SalePanel>, 'client'>) {
  const client = useShell().desk?.client?.name ?? null
  const { Part, fetchPart } = useLazy(loadPart)
  useEffect(() => void fetchPart(), [fetchPart])
  return Part ? <Part {...props} client={client} /> : <Skeleton className={PANEL_PLACE} />
}
