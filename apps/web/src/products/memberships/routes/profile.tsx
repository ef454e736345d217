import { nameText, say } from '@sojourn/i18n'
import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { AccountPage } from '../../../app/shell/account-page.tsx'
import { type Account, AccountNav, ProfileHead, ProfileLinks, Section, type Value } from '../../../features/account/index.ts'
import { useShell } from '../../../lib/shell.ts'
import { DEMO_ACCOUNT } from '../../../lib/user-type.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import type { Charges, Mandate, Plans } from '../memberships-api.ts'
import { MemberCard } from '../own/member-card.tsx'
import { OwnMembership } from '../own/own-membership.tsx'

export interface ProfileData {
  readonly account: Account
  readonly value: Value | null
  /** Null where they could not be loaded, or where no plans are sold. */
  readonly plans: Plans | null
  readonly charges: Charges | null
  readonly mandate: Mandate | null
}

/** The page of a person, or of an agent: who they are, their membership, and the ways to all that is theirs. */
export function Profile({ page, isAgent }: { page: ProfileData | null; isAgent: boolean }) {
  const { organisation } = useShell()
  const { revalidate } = useRevalidator()
  const reload = useCallback(() => void revalidate(), [revalidate])
  return (
    <AccountPage title={isAgent ? say`Agent profile` : say`Profile`} guest={say`Sign in to see your profile and membership.`}>
      {page && (
        <>
          <AccountNav />
          <ProfileHead account={page.account} memberSince={page.plans?.userProfile.subscription_details?.member_since ?? null} />
          <div className="grid gap-10">
            <MemberCard
              club={organisation.name}
              name={nameText(page.account.user.first_name, page.account.user.last_name)}
              subscription={page.plans?.userProfile.subscription_details ?? null}
              loyaltyNo={page.account.user.loyalty_membership_no}
            />
            {hasMemberships(page.plans) && (
              <Section id="membership" title={say`Membership`}>
                {page.plans ? (
                  <OwnMembership
                    plans={page.plans}
                    charges={page.charges}
                    mandate={page.mandate}
                    isDemo={page.account.user.usr_type === DEMO_ACCOUNT}
                    onChanged={reload}
                  />
                ) : (
                  <Note kind="wrong" action={<Button size="small" className="min-h-11" onClick={reload}>{say`Try again`}</Button>}>
                    {say`We couldn't load your membership. Nothing about it has changed.`}
                  </Note>
                )}
              </Section>
            )}
            <ProfileLinks value={page.value} isAgent={isAgent} />
          </div>
        </>
      )}
    </AccountPage>
  )
}

/** Without plans on sale and without a membership there is nothing to show. */
const hasMemberships = (plans: Plans | null): boolean => plans === null || plans.plans.length > 0 || plans.userProfile.subscription_details !== null
