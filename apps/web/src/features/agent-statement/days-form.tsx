import { say } from '@sojourn/i18n'
import { Form, Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { csvHref, type StatementAsk } from './agent-statement-api.ts'

/** The days to look at; they stand in the address. Beside it the same days as a file. */
export function DaysForm({ asked, wrong }: { asked: StatementAsk; wrong: boolean }) {
  const isNarrowed = asked.from !== '' || asked.to !== ''
  return (
    <div className="mt-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <Form method="get" className="flex flex-wrap items-end gap-3" key={`${asked.from}:${asked.to}`}>
        <Field
          label={say`From`}
          name="from"
          type="date"
          defaultValue={asked.from}
          className="min-w-0 flex-[1_1_9.5rem] sm:w-40 sm:flex-none"
          aria-invalid={wrong || undefined}
        />
        <Field
          label={say`To`}
          name="to"
          type="date"
          defaultValue={asked.to}
          className="min-w-0 flex-[1_1_9.5rem] sm:w-40 sm:flex-none"
          aria-invalid={wrong || undefined}
        />
        <Button type="submit" look="ink">{say`Show`}</Button>
        {isNarrowed && <Link to="?" className="link py-3 text-small">{say`All dates`}</Link>}
      </Form>
      {!wrong && <a href={csvHref(asked)} download className="link py-3 text-small">{say`Download CSV`}</a>}
    </div>
  )
}
