import { say } from '@sojourn/i18n'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useLazy } from '../../../ui/use-lazy.ts'
import { packageHref, type TripSearch } from '../package-address.ts'
import { bringsAlong } from '../package-words.ts'
import { chosenOf, type Instead, type Part, swapChosen } from '../packages-api.ts'
import { OptionsList } from './options-list.tsx'

// Fetched by who changes a part that others follow.
const loadDialog = () => import('../purchase/swap-dialog.tsx').then(({ SwapDialog }) => SwapDialog)

interface PartOptionsProps {
  /** Which part it is, from 0. */
  readonly at: number
  readonly parts: readonly Part[]
  readonly search: TripSearch
  readonly options: readonly Instead[]
  readonly currency: string
}

/** What could take the place of a part, each by a link; where others follow it, what becomes of them and of the sum is said first. */
export function PartOptions({ at, parts, search, options, currency }: PartOptionsProps) {
  const { Part: SwapDialog, fetchPart } = useLazy(loadDialog)
  const [taken, setTaken] = useState<Instead | null>(null)
  const navigate = useNavigate()
  const part = parts[at]
  if (!part) return null
  const title = say`Instead of ${part.title}`
  const choose = async (option: Instead) => {
    if (await fetchPart()) setTaken(option)
  }
  const hrefOf = (option: Instead) =>
    packageHref(
      search,
      parts.map((each, index) => chosenOf(index === at ? option.part : each)),
    )
  return (
    <>
      <OptionsList
        label={title}
        options={options}
        currency={currency}
        actionOf={(option) =>
          bringsAlong(part, parts) ? (
            <Button size="small" aria-label={say`Choose ${option.part.title}`} onClick={() => void choose(option)}>{say`Choose`}</Button>
          ) : (
            <ButtonLink to={hrefOf(option)} size="small" replace preventScrollReset aria-label={say`Choose ${option.part.title}`}>{say`Choose`}</ButtonLink>
          )
        }
      />
      {taken && SwapDialog && (
        <SwapDialog
          title={title}
          kind="change"
          groups={[{ label: title, options: [taken] }]}
          currency={currency}
          held={false}
          first={taken}
          ask={(instead, also) => swapChosen(parts, { part: at + 1, instead }, also, currency)}
          onClose={() => setTaken(null)}
          onSwapped={({ package: whole }) => {
            setTaken(null)
            if (whole) void navigate(packageHref(search, whole.parts.map(chosenOf)), { replace: true, preventScrollReset: true })
          }}
        />
      )}
    </>
  )
}
