import { moneyText } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import { Link } from 'react-router'
import { api } from '../../lib/http.ts'
import { useShell } from '../../lib/shell.ts'
import { classes } from '../../ui/classes.ts'
import { createFigure, useFigure } from './own-figure.ts'

const lines = createFigure(async () => {
  const answer = await api.post('/api/agents/getStatement', { limit: 1 })
  return answer.ok ? answer.data.line : null
})

/** What is left of the agency's credit, and the way to its statement. Its room is there before it is known: nothing beside it moves. */
export function DeskCredit({ className }: { className: string }) {
  const line = useFigure(lines, useShell().user?.user_id ?? '')
  if (!line) return <span className={className} />
  const [available, limit] = [moneyText(line.available, line.currency), moneyText(line.limit, line.currency)]
  return (
    <Link to="/agent/statement" className={classes('own-link', className)}>
      <span>
        <Say>
          Credit{' '}
          <b className="font-[640]">
            {available} of {limit}
          </b>
        </Say>
      </span>
    </Link>
  )
}
