import { say, stopText } from '@sojourn/i18n'
import { useMemo, useState } from 'react'
import { AtlasMap } from '../../../ui/map/atlas-map.tsx'
import type { ResultsMap } from '../results-map.ts'
import { bareGround } from './bare-ground.ts'
import { MapPlace } from './map-place.tsx'
import type { GroundState } from './use-ground.ts'

export interface SideMapProps {
  readonly map: ResultsMap
  /** What the place is rendered from. */
  readonly ground: GroundState
  readonly onLarger: () => void
}

const SIZE = { width: 330, height: 600 } as const

/** All results in their places, in step with the list next to it: a click goes to its card in the list, or shows one where it is on another page. */
export function SideMap({ map, ground, onLarger }: SideMapProps) {
  const { centre, label, pinsOf, card, elementOf, shows, pointed, onPoint } = map
  const [chosen, setChosen] = useState<string | null>(null)
  const pins = useMemo(() => pinsOf(), [pinsOf])
  const open = (id: string) => {
    const element = elementOf ? document.getElementById(elementOf(id)) : null
    setChosen(element ? null : id)
    onPoint(id)
    element?.scrollIntoView({ block: 'center' })
    element?.querySelector('a')?.focus({ preventScroll: true })
  }
  if (ground.at === 'asking') return <MapPlace />
  return (
    <figure>
      <div className="h-150">
        <AtlasMap
          ground={ground.at === 'here' ? ground.ground : bareGround(centre, pins)}
          pins={pins}
          size={SIZE}
          shows={shows}
          label={stopText([label, say`Use the arrow keys to move from pin to pin.`])}
          pointed={pointed}
          onPoint={onPoint}
          onOpen={open}
        />
      </div>
      {chosen && card(chosen, () => setChosen(null))}
      <figcaption className="mt-2 flex justify-between gap-3 text-caption text-ink-2">
        {say`Drawn from our own data`}
        <button type="button" onClick={onLarger} className="shrink-0 underline decoration-1 underline-offset-3 noscript:hidden">{say`Larger map`}</button>
      </figcaption>
    </figure>
  )
}
