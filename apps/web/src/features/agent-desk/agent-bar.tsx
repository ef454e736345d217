import { say } from '@sojourn/i18n'
import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { classes } from '../../ui/classes.ts'
import type { Desk } from './agent-desk-api.ts'
import { DeskDialog } from './desk-dialog.tsx'

/** For whom an agent works, on every page; clicked, another client or another markup is chosen. */
export function AgentBar({ desk, credit }: { desk: Desk; credit?: ReactNode }) {
  const [open, setOpen] = useState(false)
  const { revalidate } = useRevalidator()
  return (
    <>
      <AgentBarView desk={desk} credit={credit} onOpen={() => setOpen(true)} />
      {open && <DeskDialog desk={desk} onChanged={() => void revalidate()} onClose={() => setOpen(false)} />}
    </>
  )
}

export function AgentBarView({ desk, credit, onOpen }: { desk: Desk; credit?: ReactNode; onOpen: () => void }) {
  const { client, markup_percent: percent } = desk
  return (
    <section aria-label={say`Agent desk`} className="border-b border-rule bg-sheet text-small">
      <div className="page-width flex min-h-11 flex-wrap items-center justify-between gap-x-5 gap-y-1 py-1">
        <p className="min-w-0 truncate">{client ? say`You are booking for ${client.name}.` : say`No client chosen.`}</p>
        <p className={classes('text-ink-2', credit ? 'max-lg:hidden' : 'max-sm:hidden')}>
          {percent === null ? say`Clients pay the public price.` : say`You add ${percent}% to the net price.`}
        </p>
        <span className="hidden sm:ms-auto sm:block">{credit}</span>
        <button type="button" onClick={onOpen} className="link min-h-11 font-[560]">
          {say`Client and markup`}
        </button>
      </div>
    </section>
  )
}
