import { useEffect, useEffectEvent } from 'react'

/** Listens to an element that another component renders; the listener always sees the state of the last render. */
export function useListener<Type extends keyof HTMLElementEventMap>(
  target: HTMLElement | null,
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
): void {
  const onEvent = useEffectEvent(listener)
  useEffect(() => {
    const listen = (event: HTMLElementEventMap[Type]) => onEvent(event)
    target?.addEventListener(type, listen)
    return () => target?.removeEventListener(type, listen)
  }, [target, type])
}
