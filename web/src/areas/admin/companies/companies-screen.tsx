import { adminCompanies } from '@headframe/wire'
import { ReceiptText } from 'lucide-react'

import { Screen } from '../../../calls/screen.tsx'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink, TextLink } from '../../../parts/links.tsx'
import { NothingFound } from '../../../parts/list/list-filters.tsx'
import { ListFrame } from '../../../parts/list/list-frame.tsx'
import { useWishedList } from '../../../parts/list/use-wished-list.ts'
import { DensityChoice } from '../../../ui/data/density.tsx'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { SearchBox } from '../../../ui/form/search-box.tsx'
import { Meant } from '../meant.tsx'
import { CompaniesTable } from './companies-table.tsx'
import { inputOfCompanies } from './companies-reads.ts'
import { companiesWish } from './companies-wish.ts'

/** Every company, and a way to give it credits. */
export default function CompaniesScreen() {
  const list = useWishedList(adminCompanies.list, companiesWish, inputOfCompanies)
  const { wish, change } = list

  return (
    <Screen
      title="Companies"
      description="Who hires here, and the credits that they have."
      actions={
        <ButtonLink to={paths.admin.payments} variant="secondary">
          <ReceiptText aria-hidden />
          Payments
        </ButtonLink>
      }
    >
      <ListFrame
        list={list}
        of="companies"
        bar={
          <div className="flex flex-wrap items-center gap-3">
            <div className="min-w-64 flex-1">
              <SearchBox
                label="Search names, people, numbers, addresses, industries and receipts"
                value={wish.search}
                onSearched={(text) => change({ search: text || undefined })}
              />
            </div>
            <DensityChoice />
          </div>
        }
        empty={
          <EmptyState title="No companies available">
            Each that registers is listed here at once.
          </EmptyState>
        }
        noneFound={
          <NothingFound
            title="No company matches."
            hint="Try fewer or other words: all of them have to occur."
            all="Show all companies"
            onCleared={list.clear}
            ways={
              isReceipt(wish.search) ? (
                <p className="mt-2">
                  <TextLink to={paths.admin.payments} search={{ search: wish.search }}>
                    Look for this receipt among all payments
                  </TextLink>
                </p>
              ) : (
                <Meant
                  list="companies"
                  search={wish.search}
                  onTaken={(search) => change({ search })}
                />
              )
            }
          />
        }
      >
        {(shown) => <CompaniesTable {...shown} wish={wish} onSorted={change} />}
      </ListFrame>
    </Screen>
  )
}

/** Whoever paid for it may be gone. */
const isReceipt = (search = '') => /^\s*hf[-\s]?\d/i.test(search)
