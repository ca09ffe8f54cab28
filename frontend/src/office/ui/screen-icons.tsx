import {
  CircleQuestionMark,
  CircleUserRound,
  Contrast,
  Inbox,
  KeyRound,
  LayoutDashboard,
  Megaphone,
  Network,
  ScrollText,
  UsersRound,
} from 'lucide';
import { icon } from '../../ui/icon.tsx';

/** The icons of the back office's screens. */
export const DashboardIcon = icon(LayoutDashboard);
export const UsersIcon = icon(UsersRound);
export const AmbassadorsIcon = icon(Megaphone);
export const QuestionIcon = icon(CircleQuestionMark);
export const TreeIcon = icon(Network);
export const KeyIcon = icon(KeyRound);
export const LogIcon = icon(ScrollText);
export const AccountIcon = icon(CircleUserRound);
export const ThemeIcon = icon(Contrast);
/** Nothing is here. */
export const TrayIcon = icon(Inbox);
