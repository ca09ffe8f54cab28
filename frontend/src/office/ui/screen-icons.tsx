import {
  Braces,
  CircleQuestionMark,
  CircleUserRound,
  Contrast,
  Gift,
  Inbox,
  KeyRound,
  LayoutDashboard,
  MailX,
  Mails,
  Megaphone,
  Network,
  Newspaper,
  Scale,
  ScrollText,
  Send,
  Settings,
  SquareTerminal,
  TrendingUp,
  UsersRound,
  Webhook,
} from 'lucide';
import { icon } from '../../ui/icon.tsx';

/** The icons of the back office's screens. */
export const DashboardIcon = icon(LayoutDashboard);
export const GrowthIcon = icon(TrendingUp);
export const UsersIcon = icon(UsersRound);
export const AmbassadorsIcon = icon(Megaphone);
export const QuestionIcon = icon(CircleQuestionMark);
export const TreeIcon = icon(Network);
export const KeyIcon = icon(KeyRound);
export const LogIcon = icon(ScrollText);
export const RewardsIcon = icon(Gift);
export const FairnessIcon = icon(Scale);
export const InvitesIcon = icon(Send);
export const BroadcastsIcon = icon(Newspaper);
export const MessagesIcon = icon(Mails);
export const SuppressionsIcon = icon(MailX);
export const WebhookIcon = icon(Webhook);
export const SettingsIcon = icon(Settings);
export const AccountIcon = icon(CircleUserRound);
export const ThemeIcon = icon(Contrast);
/** The API's page. */
export const ApiIcon = icon(Braces);
export const ExplorerIcon = icon(SquareTerminal);
/** An empty list. */
export const TrayIcon = icon(Inbox);
