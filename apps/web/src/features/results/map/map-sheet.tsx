import { say, stopText } from '@sojourn/i18n'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { X } from '../../../ui/icons/x.tsx'
import { AtlasMap } from '../../../ui/map/atlas-map.tsx'
import type { Size } from '../../../ui/map/camera.ts'
import { useModal } from '../../../ui/use-modal.ts'
import type { ResultsMap } from '../results-map.ts'
import { bareGround } from './bare-ground.ts'
import { useGround } from './use-ground.ts'

/** The map on the whole screen, or nearly: the same pins, and the card of the chosen one at its foot. */
export function MapSheet({ map, onClose }: { map: ResultsMap; onClose: () => void }) {
  const { placeId, centre, title, label, pinsOf, card, shows, pointed, onPoint } = map
  const ground = useGround(placeId)
  const { props, inPage } = useModal(true, onClose)
  const titleId = useId()
  const place = useRef<HTMLDivElement>(null)
  const size = useSize(place)
  const pins = useMemo(() => pinsOf(), [pinsOf])
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <dialog {...props} aria-labelledby={titleId} className={inPage ? 'map-sheet dialog-in-page' : 'map-sheet'}>
      <div className="flex items-center justify-between gap-4 py-2.5 ps-5 pe-3">
        <h2 id={titleId} className="text-h3">
          {title}
        </h2>
        <button type="button" aria-label={say`Close`} onClick={onClose} className="icon-button">
          <X aria-hidden size={20} />
        </button>
      </div>
      <div ref={place} className="map-sheet-place">
        {size && ground.at !== 'asking' && (
          <div className="absolute inset-0">
            <AtlasMap
              ground={ground.at === 'here' ? ground.ground : bareGround(centre, pins)}
              pins={pins}
              size={size}
              whole
              shows={shows}
              label={stopText([label, say`Use the arrow keys to move from pin to pin.`])}
              pointed={pointed ?? chosen}
              onPoint={(id) => {
                onPoint(id)
                if (id === null) setChosen(null)
              }}
              onOpen={(id) => {
                onPoint(id)
                setChosen(id)
              }}
            />
          </div>
        )}
        {chosen && <div className="map-sheet-card">{card(chosen, () => setChosen(null))}</div>}
      </div>
    </dialog>
  )
}

/** The room that an element has, in whole pixels, as it changes. */
function useSize(ref: React.RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const { width, height } = element.getBoundingClientRect()
      setSize({ width: Math.max(200, Math.round(width)), height: Math.max(200, Math.round(height)) })
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [ref])
  return size
}
