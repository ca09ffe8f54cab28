import { Field, ObjectType } from 'type-graphql';
import type { Pause } from './waitlist.pause.service.ts';

@ObjectType({ simpleResolvers: true, description: 'Why sign-ups are paused.' })
export class SignupPause {
  @Field(() => Boolean, {
    description: "Whether the server's configuration pauses them (SIGNUPS=paused). It overrides the switch.",
  })
  declare readonly byServer: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Who paused them with the switch: an email address, or the name of an API key. Null if no one did.',
  })
  declare readonly pausedBy: string | null;

  @Field(() => String, {
    nullable: true,
    description: "When they were paused with the switch; ISO 8601. Null if they weren't.",
  })
  declare readonly pausedAt: string | null;
}

export const toSignupPause = (pause: Pause | null): SignupPause | null =>
  pause && {
    byServer: pause.byServer,
    pausedBy: pause.bySwitch?.pausedBy ?? null,
    pausedAt: pause.bySwitch?.pausedAt.toISOString() ?? null,
  };
