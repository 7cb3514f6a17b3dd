import { type Pin, pinResource } from '@pinfold/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'

/** The pin with what cards leave out, such as its topics; undefined until it is there, null where it did not come. */
export function useWholePin(pin: Pin): Pin | null | undefined {
  const isWhole = pin.topics !== undefined
  const { data, isError } = useQuery({
    queryKey: ['pin', pin.id, 'whole'],
    enabled: !isWhole,
    gcTime: 0,
    queryFn: async ({ signal }) => (await call(pinResource.get, { id: pin.id }, { signal })).data,
  })
  if (isWhole) return pin
  return data ?? (isError ? null : undefined)
}
