import { type PointerEvent, useRef, useState } from 'react'
import { type Camera, cameraOn, type Dot, groundPlane, held, type Size, zoomed } from './camera.ts'
import type { MapGround } from './ground.ts'
import type { MapPin } from './pins.ts'

const LEAST_METRES = 900
const STEP = 1.7
/** A drag that moves less than this is a click. */
const STILL = 4

/** Where the map looks: on its pins at first, then where buttons, fingers and the wheel take it. */
export function useCamera(ground: MapGround, pins: readonly Pick<MapPin, 'latitude' | 'longitude'>[], size: Size, shows?: 'usual' | 'all') {
  const plane = groundPlane(ground.bounds)
  const dots = (pins.length > 0 ? pins : ground.districts).map(plane.place)
  const [moved, setMoved] = useState<{ readonly of: MapGround; readonly camera: Camera } | null>(null)
  const camera = moved?.of === ground ? held(moved.camera, size, plane.half) : cameraOn(dots, size, plane.half, LEAST_METRES, shows)
  const go = (next: Camera) => setMoved({ of: ground, camera: held(next, size, plane.half) })
  const zoom = (factor: number, at: Dot = { x: size.width / 2, y: size.height / 2 }) => go(zoomed(camera, factor, at, size, plane.half))

  const fingers = useRef(new Map<number, Dot>())
  const wasMoved = useRef(false)
  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return
    if (fingers.current.size === 0) wasMoved.current = false
    fingers.current.set(event.pointerId, inDrawing(event, size))
  }
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = inDrawing(event, size)
    if (!wasMoved.current && Math.hypot(now.x - before.x, now.y - before.y) < STILL) return
    if (!wasMoved.current) event.currentTarget.setPointerCapture(event.pointerId)
    wasMoved.current = true
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    if (!other) return go({ ...camera, x: camera.x - (now.x - before.x) * camera.scale, y: camera.y - (now.y - before.y) * camera.scale })
    const spread = (dot: Dot) => Math.max(20, Math.hypot(dot.x - other.x, dot.y - other.y))
    zoom(spread(before) / spread(now), other)
  }
  const lift = (event: PointerEvent<SVGSVGElement>) => void fingers.current.delete(event.pointerId)
  return {
    camera,
    plane,
    nearer: () => zoom(1 / STEP),
    further: () => zoom(STEP),
    zoom,
    look: (at: Dot) => go({ ...camera, ...at }),
    /** True while and right after the map was dragged: what was clicked then was not meant. */
    wasMoved: () => wasMoved.current,
    grips: { onPointerDown, onPointerMove, onPointerUp: lift, onPointerCancel: lift, onPointerLeave: lift },
  }
}

/** A pointer's place in units of the drawing. */
function inDrawing(event: PointerEvent<SVGSVGElement>, { width }: Size): Dot {
  const box = event.currentTarget.getBoundingClientRect()
  const unit = width / (box.width || width)
  return { x: (event.clientX - box.left) * unit, y: (event.clientY - box.top) * unit }
}
