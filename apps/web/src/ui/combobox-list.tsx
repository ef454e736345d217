import { say } from '@sojourn/i18n'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { X } from './icons/x.tsx'

export interface ComboboxOption {
  readonly id: string
  readonly label: string
  /** A sign before the label. */
  readonly lead?: ReactNode
  /** The label as it is rendered, where that is more than its text. */
  readonly shown?: ReactNode
  /** A second line. */
  readonly below?: string
  readonly detail?: ReactNode
  /** Options of one group are listed together under its name. */
  readonly group?: string
  /** Takes the option out of the list for good. */
  readonly onRemove?: () => void
}

interface ComboboxListProps {
  /** The id of the field: its list and options are named after it. */
  readonly id: string
  readonly open: boolean
  readonly options: readonly ComboboxOption[]
  readonly at: number
  readonly onAt: (at: number) => void
  readonly onChoose: (option: ComboboxOption) => void
}

interface Group {
  readonly name: string | undefined
  readonly from: number
  readonly options: readonly ComboboxOption[]
}

/** The options in the order given, those of one group together. */
function groupsOf(options: readonly ComboboxOption[]): readonly Group[] {
  const groups: Group[] = []
  for (const [index, option] of options.entries()) {
    const last = groups.at(-1)
    if (last && last.name === option.group) groups[groups.length - 1] = { ...last, options: [...last.options, option] }
    else groups.push({ name: option.group, from: index, options: [option] })
  }
  return groups
}

/** The list of a combobox. The field keeps the focus and the keys; here a pointer walks and chooses. */
export function ComboboxList({ id, open, options, at, onAt, onChoose }: ComboboxListProps) {
  const lineOf = (option: ComboboxOption, index: number) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and the keys
    <div
      key={option.id}
      id={`${id}-${index}`}
      role="option"
      tabIndex={-1}
      aria-selected={index === at}
      // Before the field loses focus and the list with it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option)}
      onMouseMove={() => onAt(index)}
      className={classes('flex min-h-11 cursor-pointer items-baseline gap-3 border-b border-rule px-4 py-2.5 text-body', index === at && 'bg-sheet')}
    >
      {option.lead}
      <span className="min-w-0">
        <span className="font-[580]">{option.shown ?? option.label}</span>
        {option.below && <span className="block text-caption text-ink-2">{option.below}</span>}
      </span>
      {option.detail && <span className="ms-auto ps-2 text-caption whitespace-nowrap text-ink-3">{option.detail}</span>}
      {option.onRemove && (
        // For a pointer alone: an option holds no button, and the keys have Delete.
        <span
          aria-hidden
          title={say`Remove`}
          onClick={(event) => {
            event.stopPropagation()
            option.onRemove?.()
          }}
          className="icon-button -me-2.5 -my-1.5 ms-auto size-9 shrink-0 self-center text-ink-2"
        >
          <X size={16} />
        </span>
      )}
    </div>
  )
  return (
    <div id={`${id}-list`} role="listbox" aria-label={say`Suggestions`} hidden={!open || options.length === 0} className="pop max-h-80 overflow-y-auto">
      {groupsOf(options).map(({ name, from, options: some }) =>
        name ? (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
          <div key={name} role="group" aria-labelledby={`${id}-${from}-group`}>
            <p id={`${id}-${from}-group`} role="presentation" className="border-b border-rule px-4 pt-3 pb-1.5 text-caption font-[620] text-ink-3">
              {name}
            </p>
            {some.map((option, index) => lineOf(option, from + index))}
          </div>
        ) : (
          some.map((option, index) => lineOf(option, from + index))
        ),
      )}
    </div>
  )
}
