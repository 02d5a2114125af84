import { adminPayments } from '@headframe/wire'

import { Screen } from '../../../calls/screen.tsx'
import { useGlance } from '../../../calls/use-read.ts'
import { monthInWords } from '../../../lib/day-words.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { NothingFound } from '../../../parts/list/list-filters.tsx'
import { ListFrame } from '../../../parts/list/list-frame.tsx'
import { useWishedList } from '../../../parts/list/use-wished-list.ts'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { SearchBox } from '../../../ui/form/search-box.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { ExportMonth } from './export-month.tsx'
import { monthsBack } from './months-back.ts'
import { inputOfPayments } from './payments-reads.ts'
import { PaymentsTable } from './payments-table.tsx'
import { paymentsWish, type PaymentsWish } from './payments-wish.ts'

/** What was paid by card, also by companies that are gone, with its receipts. */
export default function PaymentsScreen() {
  const list = useWishedList(adminPayments.list, paymentsWish, inputOfPayments)
  const { wish, change } = list
  const since = useGlance(adminPayments.since, {}, true)
  const months = monthsBack(useNow(), since?.first_month ?? null)

  return (
    <Screen
      title="Payments"
      description="What companies paid by card, also those that are gone, with the receipts."
      breadcrumbs={
        <Breadcrumbs>
          <TextLink to={paths.admin.companies} className="inline-flex min-h-11 items-center">
            Companies
          </TextLink>
          <span aria-current="page">Payments</span>
        </Breadcrumbs>
      }
      actions={<ExportMonth month={wish.month ?? months[0] ?? ''} />}
    >
      <ListFrame
        list={list}
        of="payments"
        bar={<PaymentsBar {...wish} months={months} onChanged={change} />}
        empty={
          <EmptyState title="No payments yet">
            Whatever a company pays for by card is listed here, with its receipt.
          </EmptyState>
        }
        noneFound={
          <NothingFound
            title={wish.search ? 'No payment matches.' : 'Nothing was paid by card in this month.'}
            hint={
              wish.search
                ? 'The number of a receipt is searched for, such as HF-000051. Payments by card alone are listed here.'
                : 'Other months may have payments.'
            }
            all="Show all payments"
            onCleared={list.clear}
          />
        }
      >
        {(shown) => <PaymentsTable {...shown} />}
      </ListFrame>
    </Screen>
  )
}

interface PaymentsBarProps extends PaymentsWish {
  months: readonly string[]
  onChanged: (changes: PaymentsWish) => void
}

function PaymentsBar({ month, search, months, onChanged }: PaymentsBarProps) {
  // A link may name a month of long ago.
  const offered = month === undefined || months.includes(month) ? months : [...months, month]
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      <div className="sm:w-80">
        <SearchBox
          label="Search the number of a receipt"
          value={search}
          onSearched={(text) => onChanged({ search: text || undefined })}
        />
      </div>
      <Select
        aria-label="Month"
        className="sm:w-56"
        value={month ?? ''}
        options={[
          { value: '', label: 'All months' },
          ...offered.map((each) => ({ value: each, label: monthInWords(each) })),
        ]}
        onChange={({ target }) => onChanged({ month: target.value || undefined })}
      />
    </div>
  )
}
