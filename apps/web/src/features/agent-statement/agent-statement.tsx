import { say, sentencesText } from '@sojourn/i18n'
import type { Day } from '@sojourn/kernel'
import { ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Unreadable } from '../../ui/unreadable.tsx'
import type { StatementAsk, StatementData, StatementState } from './agent-statement-api.ts'
import { CreditFigures } from './credit-figures.tsx'
import { DaysForm } from './days-form.tsx'
import { EntriesTable } from './entries-table.tsx'

interface StatementProps {
  readonly state: Exclude<StatementState, { kind: 'guest' }>
  readonly asked: StatementAsk
  readonly today: Day
  /** Other days are loading. */
  readonly loading?: boolean
}

/** An agency's credit: the line, what moved on it, day by day. */
export function AgentStatement({ state, asked, today, loading = false }: StatementProps) {
  switch (state.kind) {
    case 'not_agent':
      return <NoStatement text={sentencesText([state.message, say`Your own bookings are under My bookings.`])} />
    case 'no_line':
      return <NoStatement text={state.message} />
    case 'unreachable':
      return <Unreadable>{`${say`We couldn't load your statement. Nothing was changed.`} ${state.message}`}</Unreadable>
    case 'bad_dates':
      return (
        <>
          <DaysForm asked={asked} today={today} wrong />
          <Note kind="wrong" live className="mt-4">{say`We can't read these dates. Enter both, or leave them empty.`}</Note>
        </>
      )
    case 'shown':
      return (
        <>
          <CreditFigures line={state.data.line} />
          <DaysForm asked={asked} today={today} wrong={false} />
          {loading ? <EntriesSkeleton /> : <Entries data={state.data} asked={asked} />}
        </>
      )
  }
}

function nothingIn({ from, to }: StatementAsk): string {
  if (from && to && from > to) return say`The start date is after the end date. Please swap them.`
  if (from || to) return say`No activity on these dates.`
  return say`No activity yet. Your invoiced bookings and your payments will appear here.`
}

function Entries({ data: { entries, next }, asked }: { data: StatementData; asked: StatementAsk }) {
  if (entries.length === 0) {
    return <p className="mt-6 max-w-[46ch] border-t border-rule pt-5 text-body text-ink-2">{nothingIn(asked)}</p>
  }
  return (
    <>
      <EntriesTable entries={entries} />
      {next && (
        <ButtonLink className="mt-6" to={`?${new URLSearchParams({ from: asked.from, to: asked.to, cursor: next })}`}>{say`Earlier entries`}</ButtonLink>
      )}
    </>
  )
}

function EntriesSkeleton() {
  return (
    <Loading what={say`Loading your statement`}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="mt-4 h-10 w-full" />
      ))}
    </Loading>
  )
}

function NoStatement({ text }: { text: string }) {
  return (
    <div className="mt-6 border-t border-ink pt-6">
      <p className="max-w-[46ch] text-body text-ink-2">{text}</p>
      <ButtonLink className="mt-5" to="/user/my-bookings">{say`My bookings`}</ButtonLink>
    </div>
  )
}
