import { pinResource } from '@pinfold/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { pinForSavingKey } from '../../entities/pin/pin-keys.ts'

/** VR-20: with fewer boards than this the pin is asked for again, so that what is said of it is true. */
const FEW_BOARDS = 5

/** The pin as the server has it when somebody begins to save it; asked for only once it is known that they have few boards. */
export const pinForSavingQuery = (pinId: string, boards: number | undefined) =>
  queryOptions({
    queryKey: pinForSavingKey(pinId),
    queryFn: ({ signal }) => call(pinResource.get, { id: pinId }, { signal }).then((answer) => answer.data),
    enabled: boards !== undefined && boards < FEW_BOARDS,
    staleTime: 0,
  })
