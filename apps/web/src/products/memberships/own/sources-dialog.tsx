import { say } from '@sojourn/i18n'
import { useEffect, useState } from 'react'
import { savedCards } from '../../../lib/saved-cards/own-cards-api.ts'
import { useToast } from '../../../ui/toast.tsx'
import { type Mandate, saveSources } from '../memberships-api.ts'
import { type Choice, choicesOf, sourcesOf } from './source-order.ts'
import { SourcesView } from './sources-view.tsx'

interface DialogProps {
  readonly mandate: Mandate
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** By what later charges are paid and in which order: a saved card, another, the wallet. */
export function SourcesDialog({ mandate, onClose, onSaved }: DialogProps) {
  const toast = useToast()
  const [choices, setChoices] = useState<readonly Choice[]>(() => choicesOf(mandate, [], say`Wallet`))
  const [working, setWorking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    let stale = false
    void savedCards().then((cards) => {
      if (stale) return
      if (cards) setChoices(choicesOf(mandate, cards, say`Wallet`))
      else setProblem(say`We couldn't load your other cards. You can still change the order of these.`)
    })
    return () => {
      stale = true
    }
  }, [mandate])
  const save = async () => {
    setWorking(true)
    setProblem(null)
    const answer = await saveSources(sourcesOf(choices))
    setWorking(false)
    if (!answer.ok) return setProblem(answer.message)
    toast(say`Saved. Later charges are paid in this order.`)
    onSaved()
  }
  return <SourcesView choices={choices} working={working} problem={problem} onChange={setChoices} onSave={() => void save()} onClose={onClose} />
}
