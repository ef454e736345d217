import { cancelSentences } from '@sojourn/contracts/cancel-words'
import { languageNameText, moneyText, say, sentencesText } from '@sojourn/i18n'
import { useState } from 'react'
import { isBusy, Unreached } from '../../../features/choose-and-hold/index.ts'
import { AgencyFigures } from '../../../lib/agency-figures.tsx'
import { BookElsewhere, useNoBookLink } from '../../../lib/book-elsewhere.tsx'
import { ALL_INCLUDED } from '../../../lib/price-block/pay-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { RadioRow } from '../../../ui/radio-row.tsx'
import { Select } from '../../../ui/select.tsx'
import type { Session, WholeActivity } from '../activities-api.ts'
import { type Outing, resultsHref } from '../activity-address.ts'
import { minimumText, outsideText, partyText, whenText } from '../activity-words.ts'
import { useActivityHold } from './activity-hold.ts'
import { type Answers, answersOf, QuestionFields } from './question-fields.tsx'

interface BookFormProps {
  readonly whole: WholeActivity
  readonly outing: Outing
  /** The departure that is chosen; null where none is yet. */
  readonly session: Session | null
}

/** The chosen departure, its option and language, what is asked, the whole price, and the way to the checkout. */
export function BookForm({ whole, outing, session }: BookFormProps) {
  const { activity } = whole.details
  if (session) return <Chosen whole={whole} outing={outing} session={session} />
  return (
    <section aria-label={say`Book this activity`} className="grid gap-2 border border-rule-2 bg-sheet p-5">
      <h2 className="text-h3">{say`Choose a time first`}</h2>
      <p className="text-body text-ink-2">{say`Then see its options and what canceling means.`}</p>
      <p className="text-body font-[640] tabular-nums">{moneyText(activity.price.total, activity.price.currency)}</p>
      <p className="text-caption text-ink-2">{partyText(outing)}</p>
      <p className="text-caption text-ink-2">{ALL_INCLUDED}</p>
    </section>
  )
}

function Chosen({ whole: { details, questions }, outing, session }: { whole: WholeActivity; outing: Outing; session: Session }) {
  const { activity, place } = details
  const elsewhere = useNoBookLink()
  const free = session.options.filter(({ is_free }) => is_free)
  const [optionCode, setOption] = useState(free[0]?.option ?? '')
  const guided = activity.languages_by === 'guide'
  const [language, setLanguage] = useState(session.languages[0] ?? '')
  const [answers, setAnswers] = useState<Answers>({})
  const option = session.options.find((each) => each.option === optionCode)
  const wanted = {
    sessionId: session.session_id,
    option: optionCode,
    language: guided && language ? language : null,
    party: outing,
    answers: answersOf(questions, answers),
  }
  const hold = useActivityHold(wanted)
  if (!option) return null
  const { price } = option
  const choice = { id: session.session_id, price }
  const { attempt, Outcome } = hold
  const people = outing.adults + outing.seniors + outing.children.length
  return (
    <form
      method="dialog"
      aria-label={say`Book this activity`}
      className="grid gap-5 border border-rule-2 bg-sheet p-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy(attempt) && !elsewhere) hold.select(choice)
      }}
    >
      <div>
        <h2 className="text-h3">{whenText(session)}</h2>
        <p className="mt-1 text-small text-ink-2">{partyText(outing)}</p>
        {session.minimum && <p className="mt-2 text-small">{minimumText(session.minimum)}</p>}
        {!session.within && (
          <Note kind="care" className="mt-3">
            {outsideText(outing)}
          </Note>
        )}
      </div>
      {session.options.length > 1 && (
        <fieldset className="grid gap-2">
          <legend className="float-start w-full pb-2">
            <h2 className="text-h3">{say`Option`}</h2>
          </legend>
          {session.options.map((each) => (
            <RadioRow
              key={each.option}
              name="option"
              value={each.option}
              checked={each.option === optionCode}
              disabled={!each.is_free}
              onChange={() => setOption(each.option)}
            >
              <span className="flex flex-1 justify-between gap-3">
                <b className="font-[620]">{each.name}</b>
                <span className="tabular-nums">{each.is_free ? moneyText(each.price.total, each.price.currency) : say`Full`}</span>
              </span>
              <AgencyFigures agency={each.price.agency} currency={each.price.currency} />
            </RadioRow>
          ))}
        </fieldset>
      )}
      {guided && session.languages.length > 1 && (
        <Select
          label={say`Language of the guide`}
          options={session.languages.map((tag) => ({ value: tag, label: languageNameText(tag) }))}
          value={language}
          onChange={(event) => setLanguage(event.target.value)}
        />
      )}
      {questions.length > 0 && <QuestionFields questions={questions} people={people} answers={answers} onChange={setAnswers} />}
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 border-t border-ink pt-4 text-small tabular-nums [&>dd]:text-end">
        <dt className="text-body font-[620]">{say`Your activity costs`}</dt>
        <dd className="text-body font-[640]">{moneyText(price.total, price.currency)}</dd>
        <dt className="text-ink-2">{say`Charged now`}</dt>
        <dd>{moneyText(price.pay_now, price.currency)}</dd>
      </dl>
      <p className="text-caption text-ink-2">{sentencesText(cancelSentences(session.if_cancelled, place.name))}</p>
      {activity.on_request && (
        <p className="text-caption text-ink-2">{say`The operator answers within 24 hours. If they can't take you, you get a full refund.`}</p>
      )}
      {attempt.step === 'unreached' && <Unreached />}
      {Outcome && <Outcome attempt={attempt} choice={choice} chosen={activity.title} actions={hold} wanted={wanted} othersTo={resultsHref(outing)} />}
      {elsewhere ? (
        <BookElsewhere href={elsewhere} />
      ) : (
        <Button type="submit" look="filled" size="large" wide busy={isBusy(attempt)}>{say`Continue to payment`}</Button>
      )}
    </form>
  )
}
