import { say } from '@sojourn/i18n'
import { type ComponentProps, useCallback, useEffect, useState } from 'react'
import type { AddCardPanel } from '../../lib/saved-cards/add-card/add-card-panel.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useLazy } from '../../ui/use-lazy.ts'
import { AskAgain } from './panels/ask-again.tsx'

const loadForm = () => import('../../lib/saved-cards/add-card/add-card-panel.tsx').then((part) => part.AddCardPanel)

/** The form that saves a card without paying, fetched by a person who chooses to. */
export function LazyAddCard(props: ComponentProps<typeof AddCardPanel>) {
  const { Part, fetchPart } = useLazy(loadForm)
  const [isOut, setOut] = useState(false)
  const ask = useCallback(() => void fetchPart().then((isHere) => setOut(!isHere)), [fetchPart])
  useEffect(ask, [ask])
  if (Part) return <Part {...props} />
  if (isOut) return <AskAgain onAgain={ask}>{say`We couldn't load the form. Nothing was charged; please check your connection.`}</AskAgain>
  return (
    <Loading what={say`Loading the form…`}>
      <Skeleton className="h-72" />
    </Loading>
  )
}
