import {
  ArrowLeft,
  ArrowRight,
  ChartNoAxesColumnIncreasing,
  Check,
  ChevronDown,
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  Copy,
  Download,
  Funnel,
  Globe,
  GripVertical,
  Mail,
  Menu,
  Pause,
  Pencil,
  Play,
  Plus,
  QrCode,
  Search,
  Share,
  ShieldCheck,
  Trash2,
  TrendingUp,
  Users,
  X,
} from 'lucide';
import { icon } from './icon.tsx';

export const ArrowRightIcon = icon(ArrowRight);
export const ArrowLeftIcon = icon(ArrowLeft);
export const CheckIcon = icon(Check);
export const ChevronDownIcon = icon(ChevronDown);
export const ChevronLeftIcon = icon(ChevronLeft);
export const ChevronRightIcon = icon(ChevronRight);
export const FirstIcon = icon(ChevronFirst);
export const LastIcon = icon(ChevronLast);
export const CloseIcon = icon(X);
export const CopyIcon = icon(Copy);
export const EditIcon = icon(Pencil);
export const TrashIcon = icon(Trash2);
export const GripIcon = icon(GripVertical);
export const MenuIcon = icon(Menu);
export const SearchIcon = icon(Search);
export const ShareIcon = icon(Share);
export const AlertIcon = icon(CircleAlert);
export const PeopleIcon = icon(Users);
export const PlusIcon = icon(Plus);
export const PauseIcon = icon(Pause);
export const PlayIcon = icon(Play);
export const GrowthIcon = icon(TrendingUp);
export const FilterIcon = icon(Funnel);
export const GlobeIcon = icon(Globe);
export const ShieldIcon = icon(ShieldCheck);
export const DownloadIcon = icon(Download);
export const QrIcon = icon(QrCode);
export const MailIcon = icon(Mail);
export const RankIcon = icon(ChartNoAxesColumnIncreasing);
