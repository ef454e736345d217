import { say } from '@sojourn/i18n'
import { PartyField } from '../../../features/search-form/index.ts'
import { useLazy } from '../../../ui/use-lazy.ts'
import { LIMITS } from '../flight-address.ts'
import { bagsText } from '../flight-words.ts'
import type { BagsEditorProps } from './bags-editor.tsx'

const loadEditor = () => import('./bags-editor.tsx').then(({ BagsEditor }) => BagsEditor)

const COUNTS = Array.from({ length: LIMITS.checked + 1 }, (_, count) => count)

/** "Bags". */
export function BagsField({ bags, onChange }: Pick<BagsEditorProps, 'bags' | 'onChange'>) {
  const { Part: Editor, fetchPart } = useLazy<BagsEditorProps>(loadEditor)
  const { cabinBag, checked } = bags
  return (
    <PartyField
      label={say`Bags`}
      text={bagsText(cabinBag, checked)}
      editorHeight={220}
      onOpen={fetchPart}
      withoutScripts={
        <>
          <input type="hidden" name="cabin_bag" value={cabinBag ? 1 : 0} />
          <input type="hidden" name="bags" value={checked} />
          <noscript>
            <select name="bags" aria-label={say`Bags`} defaultValue={String(checked)} className="cell-value">
              {COUNTS.map((count) => (
                <option key={count} value={count}>
                  {bagsText(cabinBag, count)}
                </option>
              ))}
            </select>
          </noscript>
        </>
      }
    >
      {(onDone) => (Editor ? <Editor bags={bags} onChange={onChange} onDone={onDone} /> : <p role="status">{say`One moment…`}</p>)}
    </PartyField>
  )
}
