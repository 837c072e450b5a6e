import { type DragEvent, useState } from 'react'
import { useSubmit } from 'react-router'
import type { MediaView } from '../media-view.ts'

/** The handlers that make tiles draggable and move a dropped one. */
export type DragOrder = ReturnType<typeof useDragOrder>

/** Moves pictures and videos by dragging; the buttons of each do the same for keyboards and phones. */
export function useDragOrder({ schoolId, order, items }: Pick<MediaView, 'schoolId' | 'order' | 'items'>) {
  const submit = useSubmit()
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<string>()
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  const drop = (place: number) => {
    if (dragged) void submit({ intent: 'move', schoolId, mediaId: dragged, to: place }, { method: 'post' })
    end()
  }
  return {
    /** Id of the tile below the dragged one. */
    over,
    of: (id: string, place: number) =>
      order === 'own' && items.length > 1
        ? {
            draggable: true,
            onDragStart: () => setDragged(id),
            onDragEnd: end,
            onDragOver: (event: DragEvent) => {
              if (!dragged || dragged === id) return
              event.preventDefault()
              setOver(id)
            },
            onDrop: (event: DragEvent) => {
              event.preventDefault()
              drop(place)
            },
          }
        : {},
  }
}
