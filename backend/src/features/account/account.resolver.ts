import { Arg, Ctx, Directive, ID, Mutation, Query, Resolver } from 'type-graphql';
import { personCalling } from '../../platform/auth/access.ts';
import type { Role } from '../../platform/auth/role.ts';
import { RoleEnum } from '../../platform/auth/role.types.ts';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { DirectionArg, LimitArg, PageArg, SearchArg, SortArg } from '../../platform/paging/list.args.ts';
import type { Page } from '../../platform/paging/page.ts';
import type { SortDirection as Direction } from '../../platform/paging/sort.ts';
import type { AccountSort } from './account.repository.ts';
import type { AccountService } from './account.service.ts';
import {
  Admin,
  AdminLegacy,
  AdminPage,
  AdminSignupInput,
  AdminSignupPayload,
  AdminSort,
  Colleague,
  RemoveAdminPayload,
  toAdmin,
  toSignupPayload,
} from './account.types.ts';

const AccountId = { description: "The account's id." };
const TakeOver = {
  defaultValue: false,
  description:
    'Whether the acting admin takes over the webhook endpoints and mailings that the account leaves, so that they go on; otherwise they are paused.',
};

/** Requests for accounts, and an ADMIN's operations on accounts. */
@Resolver()
export class AccountResolver {
  readonly #accounts: AccountService;

  constructor(accounts: AccountService) {
    this.#accounts = accounts;
  }

  @Mutation(() => AdminSignupPayload, {
    description:
      'Requests an account: a link to confirm the email is sent, then an admin has to approve. The answer for a known email is the same. With the token of a setup link, it creates the first admin instead and logs them in.',
  })
  async adminSignup(
    @Arg('input', () => AdminSignupInput, { description: 'Details of the new account.' })
    input: AdminSignupInput,
    @Ctx() { clientAddress, browser: { name: browser } }: RequestContext,
  ): Promise<AdminSignupPayload> {
    const { name, email, password, setup, remember } = input;
    const request = { name, email, password, setup, remember, clientAddress, browser };
    return toSignupPayload(resultOf(await this.#accounts.signup(request)));
  }

  @Directive('@auth(requires: ADMIN)')
  @Query(() => AdminPage, {
    description:
      'Admin accounts, pending ones included: all, or those that match a search. A sign-up becomes an account when its email is confirmed.',
  })
  async admins(
    @SearchArg('a name, email, role or id') search: string | null,
    @SortArg(() => AdminSort, AdminSort.STATE) sort: AccountSort,
    @DirectionArg('ascending') direction: Direction,
    @PageArg() page: number,
    @LimitArg() limit: number,
  ): Promise<Page<Admin>> {
    const order = { sort, direction };
    const found = resultOf(await this.#accounts.list({ search, order, page, limit })).page;
    return { ...found, docs: found.docs.map(toAdmin) };
  }

  @Directive('@auth(requires: VIEWER, session: true)')
  @Query(() => [Colleague], {
    description: 'The team, by name: who is meant where something says who did it.',
  })
  colleagues(): Promise<readonly Colleague[]> {
    return this.#accounts.colleagues();
  }

  @Directive('@auth(requires: ADMIN, session: true)')
  @Mutation(() => Admin, { description: 'Approves a pending account; an active one stays as it is.' })
  async approveAdmin(
    @Arg('id', () => ID, AccountId) id: string,
    @Arg('role', () => RoleEnum, {
      defaultValue: 'VIEWER' satisfies Role,
      description: "The account's role.",
    })
    role: Role,
    @Ctx() context: RequestContext,
  ): Promise<Admin> {
    return toAdmin(resultOf(await this.#accounts.approve(personCalling(context), id, role)).admin);
  }

  @Directive('@auth(requires: ADMIN, session: true)')
  @Query(() => AdminLegacy, {
    description:
      'What an account leaves when it is removed or is no longer an ADMIN. Its API keys are revoked; the rest is paused, unless the acting admin takes it over.',
  })
  async adminLegacy(@Arg('id', () => ID, AccountId) id: string): Promise<AdminLegacy> {
    return resultOf(await this.#accounts.legacy(id)).legacy;
  }

  @Directive('@auth(requires: ADMIN, session: true)')
  @Mutation(() => Admin, {
    description:
      "Changes an account's role from its next request on. The last ADMIN keeps the role. For what an ADMIN leaves, see adminLegacy.",
  })
  async setAdminRole(
    @Arg('id', () => ID, AccountId) id: string,
    @Arg('role', () => RoleEnum, { description: "The account's new role." }) role: Role,
    @Arg('takeOver', () => Boolean, TakeOver) takeOver: boolean,
    @Ctx() context: RequestContext,
  ): Promise<Admin> {
    return toAdmin(
      resultOf(await this.#accounts.setRole(personCalling(context), id, role, { takeOver })).admin,
    );
  }

  @Directive('@auth(requires: VIEWER, session: true)')
  @Mutation(() => Admin, { description: 'Changes your own name, everywhere that it is shown.' })
  async renameMe(
    @Arg('name', () => String, { description: 'Your new name; at most 100 characters.' }) name: string,
    @Arg('from', () => String, {
      description: 'The name that you changed; if it is no longer yours, CONFLICT.',
    })
    from: string,
    @Ctx() context: RequestContext,
  ): Promise<Admin> {
    return toAdmin(resultOf(await this.#accounts.rename(personCalling(context), { name, from })).admin);
  }

  @Directive('@auth(requires: ADMIN, session: true)')
  @Mutation(() => RemoveAdminPayload, {
    description:
      "Removes an account, or rejects a pending one. Its sessions and the API keys it created stop working at once. The last ADMIN can't be removed. For what else it leaves, see adminLegacy.",
  })
  async removeAdmin(
    @Arg('id', () => ID, AccountId) id: string,
    @Arg('takeOver', () => Boolean, TakeOver) takeOver: boolean,
    @Ctx() context: RequestContext,
  ): Promise<RemoveAdminPayload> {
    return resultOf(await this.#accounts.remove(personCalling(context), id, { takeOver }));
  }
}
