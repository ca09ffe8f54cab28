import { isbot } from 'isbot';

/** Whether a request comes from a robot, by what it says of itself: search engines, scanners of links, previews of chats. */
export const isRobot = (userAgent: string | undefined): boolean =>
  (userAgent ?? '') === '' || isbot(userAgent);
