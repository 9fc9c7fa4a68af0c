import { useEmit, useSettings } from '../../kit/host.ts'

/** Goes to an address without a link having been clicked; the page hears `shop-navigate` first and may keep the visit (G1). */
export function useNavigate(source: string) {
  const emit = useEmit()
  const { links } = useSettings()
  return (url: string) => {
    if (emit('shop-navigate', { url, source }, true) && links !== 'event') location.assign(url)
  }
}
