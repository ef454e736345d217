import { say } from '@sojourn/i18n'
import type { Day } from '@sojourn/kernel'
import { Form, Link } from 'react-router'
import { DayField } from '../../lib/day-field.tsx'
import { Button } from '../../ui/button.tsx'
import { csvHref, type StatementAsk } from './agent-statement-api.ts'

/** The days to look at, which are in the address, and a link to the same days as a file. */
export function DaysForm({ asked, today, wrong }: { asked: StatementAsk; today: Day; wrong: boolean }) {
  const isNarrowed = asked.from !== '' || asked.to !== ''
  return (
    <div className="mt-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <Form method="get" className="flex flex-wrap items-end gap-3" key={`${asked.from}:${asked.to}`}>
        <DayField label={say`From`} name="from" first={asked.from} today={today} wrong={wrong} className="min-w-0 flex-[1_1_9.5rem] sm:w-40 sm:flex-none" />
        <DayField label={say`To`} name="to" first={asked.to} today={today} wrong={wrong} className="min-w-0 flex-[1_1_9.5rem] sm:w-40 sm:flex-none" />
        <Button type="submit" look="ink">{say`Show`}</Button>
        {isNarrowed && <Link to="?" className="link py-3 text-small">{say`All dates`}</Link>}
      </Form>
      {!wrong && <a href={csvHref(asked)} download className="link py-3 text-small">{say`Download CSV`}</a>}
    </div>
  )
}
