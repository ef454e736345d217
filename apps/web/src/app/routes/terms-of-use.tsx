import { say } from '@sojourn/i18n'
import { useShell } from '../../lib/shell.ts'
import { ProsePage } from '../shell/prose-page.tsx'

export const meta = () => [{ title: say`Terms of use` }]

export default function TermsOfUsePage() {
  const { name } = useShell().organisation
  return (
    <ProsePage title={say`Terms of use`} prose>
      <p>{say`These are the rules between you and ${name}, in plain words.`}</p>
      <h2>{say`Prices`}</h2>
      <p>{say`A price includes all taxes and mandatory fees. What is paid now and what on arrival stands beside it. If a price changes before you book, we show both and ask again.`}</p>
      <h2>{say`What a checkout holds`}</h2>
      <p>{say`A checkout holds what you chose for fifteen minutes. When the time runs out it is free again, and nothing is charged.`}</p>
      <h2>{say`Paying`}</h2>
      <p>{say`You are charged the total you consented to, once. A payment whose booking cannot be confirmed is given back by itself, to where it came from.`}</p>
      <h2>{say`Cancelling`}</h2>
      <p>{say`Each rate says until when it is free to cancel and what is kept afterwards, in the time of the place. We show what you get back before you cancel.`}</p>
      <h2>{say`Pictures`}</h2>
      <p>{say`Pictures are illustrations unless a photograph is marked as the provider’s own.`}</p>
    </ProsePage>
  )
}
