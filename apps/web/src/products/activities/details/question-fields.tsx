import { say } from '@sojourn/i18n'
import { Checkbox } from '../../../ui/choice.tsx'
import { Field } from '../../../ui/field.tsx'
import type { Question, WantedPlaces } from '../activities-api.ts'

/** What was answered, by the name of its field. */
export type Answers = Readonly<Record<string, string>>

const keyOf = (code: string, person?: number): string => (person ? `${code} ${person}` : code)

/** Answers as the call that holds places takes them. */
export const answersOf = (questions: readonly Question[], answers: Answers): WantedPlaces['answers'] =>
  questions.flatMap(({ code, each }) =>
    Object.entries(answers).flatMap(([key, value]) => {
      const [of, person] = key.split(' ')
      return of === code && value ? [{ code, value, ...(each && person && { person: Number(person) }) }] : []
    }),
  )

interface QuestionFieldsProps {
  readonly questions: readonly Question[]
  readonly people: number
  readonly answers: Answers
  readonly onChange: (answers: Answers) => void
}

const TEXT_MAX = 200

/** What is asked of who comes before places are held. */
export function QuestionFields({ questions, people, answers, onChange }: QuestionFieldsProps) {
  const set = (key: string, value: string) => onChange({ ...answers, [key]: value })
  return (
    <fieldset className="grid gap-3">
      <legend className="float-start w-full pb-1">
        <h2 className="text-h3">{say`Before we hold your places`}</h2>
      </legend>
      {questions.flatMap(({ code, text, hint, kind, each, required, min, max }) => {
        if (kind === 'yes')
          return [
            <Checkbox key={code} required={required} checked={answers[code] === 'yes'} onChange={(event) => set(code, event.target.checked ? 'yes' : '')}>
              {text}
            </Checkbox>,
          ]
        return Array.from({ length: each ? people : 1 }, (_, at) => {
          const key = keyOf(code, each ? at + 1 : undefined)
          return (
            <Field
              key={key}
              label={each ? say`${text}, person ${at + 1}` : text}
              hint={at === 0 ? hint : null}
              required={required}
              value={answers[key] ?? ''}
              limit={TEXT_MAX}
              {...(kind === 'number' && { type: 'number', inputMode: 'numeric', min: min ?? 0, max: max ?? 999 })}
              onChange={(event) => set(key, event.target.value)}
            />
          )
        })
      })}
    </fieldset>
  )
}
