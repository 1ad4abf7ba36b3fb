import type { AnyTable, TableProps } from '@branchline/design'
import type { SheetId } from '../frame.ts'
import { Advice } from './Advice.tsx'
import { AllMoves } from './AllMoves.tsx'
import { InWords } from './InWords.tsx'
import { KeyOfSigns } from './KeyOfSigns.tsx'
import { More } from './More.tsx'
import { Players } from './Players.tsx'
import { StandingOrders } from './StandingOrders.tsx'
import { Chat, Notes } from './Talk.tsx'

/** What a sheet holds. Fetched apart: nobody needs it for the first decision. */
export function SheetContent({ id, drawn, props }: { id: Exclude<SheetId, 'tray'>; drawn: AnyTable | null; props: TableProps }) {
  switch (id) {
    case 'moves':
      return <AllMoves />
    case 'key':
      return <KeyOfSigns drawn={drawn} />
    case 'words':
      return <InWords {...props} />
    case 'players':
      return <Players drawn={drawn} props={props} />
    case 'notes':
      return <Notes />
    case 'talk':
      return <Chat />
    case 'orders':
      return <StandingOrders />
    case 'advice':
      return <Advice />
    case 'more':
      return <More hasKey={drawn?.signs !== undefined} />
  }
}
