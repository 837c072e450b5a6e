import type { FavouriteSchool } from '#app/features/favourites/device/device-list.ts'
import { ListsOnDevice } from './lists-on-device.tsx'
import { NewList } from './new-list.tsx'

/**
 * The lists that this device knows, and the form for a new one.
 *
 * @param props.kept the account's favourites, oldest first
 */
export const OwnLists = ({ kept }: { kept: readonly FavouriteSchool[] }) => (
  <>
    <ListsOnDevice />
    <NewList kept={kept} />
  </>
)
